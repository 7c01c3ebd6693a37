import { useEffect, useState } from 'react'
import { SECOND } from '../../../contract/limits.ts'

/** Whole seconds left. Counted from the clock, so a sleeping tab wakes up right. */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(Date.now)
  const secondsLeft = Math.max(0, Math.ceil((end - now) / SECOND))
  const running = secondsLeft > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4)
    return () => clearInterval(timer)
  }, [running])

  function start(seconds: number) {
    const started = Date.now()
    setNow(started)
    setEnd(started + seconds * SECOND)
  }
  return [secondsLeft, start]
}
