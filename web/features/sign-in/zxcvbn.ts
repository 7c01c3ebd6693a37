import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Large, so it is loaded once somebody begins to type a new password. Its score goes from 0 to 4. */
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

export const scoreOf = (password: string, words: string[]): number => zxcvbn.check(password, words).score
