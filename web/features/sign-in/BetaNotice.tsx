import * as texts from '../../texts/texts.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Login.module.css'

interface Props {
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

export function BetaNotice({ agreed, onAgree }: Props) {
  const { title, points, agree } = texts.signIn.beta
  return (
    <Notice title={title}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Checkbox name="agreed" required checked={agreed} onChange={(event) => onAgree(event.target.checked)}>
        {agree}
      </Checkbox>
    </Notice>
  )
}
