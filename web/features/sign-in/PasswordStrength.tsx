import { useDeferredValue, useEffect, useState } from 'react'
import { PASSWORD_MAX_CHARACTERS } from '../../../contract/limits.ts'
import * as texts from '../../texts/texts.ts'
import styles from './PasswordStrength.module.css'

interface Props {
  password: string
  /** What an attacker would try first: name and address. */
  words: string[]
}

/** Advises, and never blocks (the rules are in the contract). */
export function PasswordStrength({ password, words }: Props) {
  const score = useScore(useDeferredValue(password), words)
  const { label, levels, advice } = texts.signIn.strength

  return (
    <div className={styles.strength} data-score={score}>
      <div className={styles.bar} aria-hidden="true">
        <span />
      </div>
      <p aria-live="polite">
        {score === undefined ? advice : `${label}: ${levels[score]}. ${score < 3 ? advice : ''}`}
      </p>
    </div>
  )
}

function useScore(password: string, words: string[]): number | undefined {
  const [score, setScore] = useState<number>()
  const known = words.join(' ')

  useEffect(() => {
    let current = true
    async function look() {
      // Without a network there is no advice, and nothing else is lost.
      const zxcvbn = await import('./zxcvbn.ts').catch(() => undefined)
      if (!current || !zxcvbn) return
      setScore(zxcvbn.scoreOf(password.slice(0, PASSWORD_MAX_CHARACTERS), known.split(/[\s@.]+/)))
    }
    if (password === '') setScore(undefined)
    else void look()
    return () => {
      current = false
    }
  }, [password, known])

  return score
}
