/** Joins the class names that apply: `classNames(styles.card, quiet && styles.quiet)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
