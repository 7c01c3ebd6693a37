import * as texts from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import type { MemberScreenProps } from '../memberProps.ts'

export function ToSession({ active, goTo }: Pick<MemberScreenProps, 'goTo'> & { active: boolean }) {
  const { back, start } = texts.history
  return (
    <Button kind="primary" icon={active ? 'arrow-left' : 'plus'} onClick={() => goTo({})}>
      {active ? back : start}
    </Button>
  )
}
