import * as texts from '../texts/texts.ts'
import { MessagePage } from './MessagePage.tsx'

/** Plain http on a network address: there is no fallback (design §5). */
export function NoEncryption() {
  const { title, text, doTitle, steps } = texts.app.noEncryption
  return (
    <MessagePage title={title}>
      <p>{text}</p>
      <h2>{doTitle}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </MessagePage>
  )
}
