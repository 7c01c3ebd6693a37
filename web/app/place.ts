import type { MemberPlace, MemberView } from '../features/memberProps.ts'

const VIEWS: readonly MemberView[] = ['history', 'insights', 'settings']

/** The view lives in the query (design §2): `/app?view=history&session=…`. Anything unknown is the journal. */
export function placeIn(search: string): MemberPlace {
  const query = new URLSearchParams(search)
  const view = VIEWS.find((known) => known === query.get('view'))
  const session = query.get('session')
  if (view === 'history' && session) return { view, session }
  return view ? { view } : {}
}

export function pathOf({ view, session }: MemberPlace): string {
  const query = new URLSearchParams()
  if (view) query.set('view', view)
  if (view === 'history' && session) query.set('session', session)
  return query.size > 0 ? `/app?${query}` : '/app'
}
