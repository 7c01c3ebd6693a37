import type { NoticeShown } from '../../../../contract/safety/notice.ts'

const keyOf = (userId: string) => `ai-notice ${userId}`

/** A date and a time, nothing written. Where storage is blocked the notice is shown once more, which is no harm. */
export function findNoticeShown(userId: string): NoticeShown | undefined {
  try {
    const { at, date } = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Partial<NoticeShown>
    return typeof at === 'number' && typeof date === 'string' ? { at, date } : undefined
  } catch {
    return undefined
  }
}

export function saveNoticeShown(userId: string, shown: NoticeShown): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(shown))
  } catch {
    // As above.
  }
}
