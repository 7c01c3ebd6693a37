import { useFocusOnMount } from '../../ui/useFocusOnMount.ts'

/** Of a part that appears where one was writing: focus and view go there with it. */
export function FocusedHeading({ id, children }: { id: string; children: string }) {
  const ref = useFocusOnMount<HTMLHeadingElement>()
  return (
    <h2 id={id} ref={ref} tabIndex={-1}>
      {children}
    </h2>
  )
}
