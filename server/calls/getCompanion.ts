import type { getCompanion as call } from '../../contract/calls/getCompanion.ts'
import type { Handler } from './context.ts'

export const getCompanion: Handler<typeof call> = async ({ companion }) => ({
  success: true,
  provider: companion.label,
})
