import { lazyExtra, lazyQueryScreen, lazyScreen } from './lazyScreen.ts'

export const Admin = lazyQueryScreen(
  async () => (await import('../features/admin/AdminPanel.tsx')).AdminPanel,
)
export const History = lazyQueryScreen(async () => (await import('../features/history/History.tsx')).History)
export const Insights = lazyQueryScreen(
  async () => (await import('../features/insights/Insights.tsx')).Insights,
)
export const Journal = lazyScreen(async () => (await import('../features/journal/Journal.tsx')).Journal)
export const LegacyImport = lazyExtra(
  async () => (await import('../features/legacy-import/LegacyImport.tsx')).LegacyImport,
)
export const Login = lazyScreen(async () => (await import('../features/sign-in/Login.tsx')).Login)
export const PendingApproval = lazyScreen(
  async () => (await import('../features/approval/PendingApproval.tsx')).PendingApproval,
)
export const Recover = lazyQueryScreen(async () => (await import('../features/sign-in/Recover.tsx')).Recover)
export const Rejected = lazyScreen(async () => (await import('../features/approval/Rejected.tsx')).Rejected)
export const Settings = lazyQueryScreen(
  async () => (await import('../features/settings/Settings.tsx')).Settings,
)
export const Unlock = lazyScreen(async () => (await import('../features/sign-in/Unlock.tsx')).Unlock)
export const VerifyEmail = lazyScreen(
  async () => (await import('../features/verify-email/VerifyEmail.tsx')).VerifyEmail,
)
export const VerifyLink = lazyQueryScreen(
  async () => (await import('../features/verify-email/VerifyLink.tsx')).VerifyLink,
)
