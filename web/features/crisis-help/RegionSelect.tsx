import { REGIONS } from '../../../contract/safety/helpline-list.ts'
import * as texts from '../../texts/texts.ts'
import { SelectField } from '../../ui/SelectField.tsx'

interface Props {
  region: string
  onChange: (region: string) => void
}

/** By name in the reader's language. A region without a list of its own is 'somewhere else'. */
export function RegionSelect({ region, onChange }: Props) {
  const t = texts.crisisHelp
  return (
    <SelectField
      label={t.region}
      value={region in REGIONS ? region : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      {regionNames().map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value="">{t.elsewhere}</option>
    </SelectField>
  )
}

function regionNames() {
  const names = new Intl.DisplayNames(undefined, { type: 'region', fallback: 'code' })
  const regions = Object.keys(REGIONS).map((code) => ({ code, name: names.of(code) ?? code }))
  return regions.sort((one, other) => one.name.localeCompare(other.name))
}
