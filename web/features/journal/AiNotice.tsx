import { useEffect, useState } from 'react'
import { MINUTE } from '../../../contract/limits.ts'
import { isNoticeDue } from '../../../contract/safety/notice.ts'
import { calendarDay } from '../../calendarDay.ts'
import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Journal } from './journal.ts'
import { findNoticeShown, saveNoticeShown } from './keeping/noticeShown.ts'

/** In the first session of each day and every three hours: whom one is writing with (design §8). */
export function AiNotice({ journal, companion }: { journal: Journal; companion: string }) {
  const [shown, setShown] = useState(false)
  const { userId } = journal.unlocked

  useEffect(() => {
    function look() {
      const at = journal.now()
      const date = calendarDay(at, journal.timeZone())
      if (isNoticeDue(at, date, findNoticeShown(userId))) {
        saveNoticeShown(userId, { at, date })
        setShown(true)
      }
    }
    look()
    const timer = setInterval(look, MINUTE)
    return () => clearInterval(timer)
  }, [journal, userId])

  const { title, text, close } = texts.journal.notice
  if (!shown) return null
  return (
    <Notice title={title} actions={<Button onClick={() => setShown(false)}>{close}</Button>}>
      {text(companion)}
    </Notice>
  )
}
