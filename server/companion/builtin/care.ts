import type { Tier } from '../../../contract/safety/tier.ts'
import { type Conversation, repliesIn, writtenBy } from './conversation.ts'
import { type HeavyTopic, heavyTopicsIn } from './heavyTopics.ts'
import { firstSentence, nextSentence, wasSaid } from './wording.ts'

// At risk: short, human, no methods, no numbers, no questions. The page itself shows whom to reach.
const HEARD: Partial<Record<HeavyTopic, readonly string[]>> = {
  abuse: [
    'Thank you for writing this down. What you describe should not happen to anyone, and it is not your fault.',
    'I am glad you put this into words. You deserve to be safe.',
  ],
  worry: ['It is hard to be afraid for someone. You do not have to carry that alone.'],
}
const HEARD_ANYWAY = [
  'I am glad you wrote this down. It sounds very heavy, and you do not have to carry it alone.',
  'Thank you for saying this so openly. It matters, and so do you.',
  'That is a great deal of pain. It is good that it is out here, and not only inside you.',
  'You wrote something important. Please do not stay alone with it.',
  'I read every word of this, and I am sorry it hurts so much.',
]
const REACH = [
  "I am only a program, but there are people who are there for exactly this, right now: 'Need support now?' on this page leads to them.",
  "Please let a person be with you in this: 'Need support now?' on this page shows who can be reached this minute.",
  "'Need support now?' on this page is the shortest way to a human voice. It can also be someone you trust.",
  "Someone can be with you in this now, and 'Need support now?' on this page shows how. You can keep writing here, too.",
]
const ALWAYS = "You are not alone with this. 'Need support now?' on this page is open at any hour."

export const ELEVATED_POINTER = "If it gets heavier, 'Need support now?' on this page is there at any time."

const WHO = 'We can leave everything else aside for now. Who could be near you for a while?'
/** Said instead of the next step towards a habit. */
export const NO_PLAN =
  "What you write about deserves more care than a plan, and a person who knows about it: 'Need support now?' on this page shows whom to ask."

const AFTERWARDS = [
  'There is no hurry. What would make the next hour a little gentler?',
  WHO,
  'Take the time you need. What helps you, even slightly, when it is like this?',
  'What would be good to have around you right now: a voice, a blanket, some air, something else?',
  'What has carried you through hard hours before?',
]
/** Where the writing is heavy but nobody seems in danger. */
const GENTLE = [
  'What would do you good right now, however small?',
  'What has helped before, even slightly, when it was like this?',
  'What would make tonight a little easier?',
  'Who could know about this, so that it is not only you?',
]
/** Heavy, and yet something a plan or a page can be about. */
const ON_COURSE: readonly HeavyTopic[] = ['substances', 'worry']

/** The reply to writing at risk. */
export function care(conversation: Conversation): string {
  const own = heavyTopicsIn(conversation.userText).flatMap((topic) => HEARD[topic] ?? [])
  const heard = nextSentence(own, conversation) ?? nextSentence(HEARD_ANYWAY, conversation)
  const reach = nextSentence(REACH, conversation)
  return heard && reach ? `${heard} ${reach}` : ALWAYS
}

/** Replies that are only gentle after the last one at risk; then the writer is listened to as in a free journal. */
const CAREFUL_REPLIES = 3

const isCare = (reply: string): boolean => [...REACH, ALWAYS].some((sentence) => reply.includes(sentence))

/** Once a session has been heavy its steps and tasks are over. */
export const hadCare = (conversation: Conversation): boolean => repliesIn(conversation).some(isCare)

export function afterCare(conversation: Conversation): { question: string | undefined } | undefined {
  if (!repliesIn(conversation).slice(-CAREFUL_REPLIES).some(isCare)) return undefined
  const recent = [...writtenBy(conversation).slice(-3), conversation.userText]
  const asks = recent.some(isWithSomeone) ? AFTERWARDS.filter((question) => question !== WHO) : AFTERWARDS
  return { question: firstSentence(asks, conversation) }
}

/** Once per session, beside an ordinary reply. */
export const pointerAt = (tier: Tier, conversation: Conversation): string | undefined =>
  tier === 'elevated' ? nextSentence([ELEVATED_POINTER], conversation) : undefined

/** Somebody is there, or on the way. */
export const isWithSomeone = (text: string): boolean =>
  /\b(?:is|are|'s) (?:\w+ )?(?:here|with me|on the phone|coming|driving|on (?:his|her|their) way)\b|\b(?:came|got) (?:home|back|over|here)\b|\bI (?:have |just )*(?:called|texted|told|rang) (?:my|her|him|them|a|the)\b/i.test(
    text,
  )

export function gentleQuestion(tier: Tier, conversation: Conversation): string | undefined {
  const topics = heavyTopicsIn(conversation.userText)
  const staysOnCourse = topics.length > 0 && topics.every((topic) => ON_COURSE.includes(topic))
  const isNoPlan = forbidsPlan(conversation.userText) || wasSaid(NO_PLAN, conversation)
  return (tier === 'elevated' && !staysOnCourse) || isNoPlan ? firstSentence(GENTLE, conversation) : undefined
}

/** So heavy that even the steps of a reflection cannot bear it. */
export const leavesCourse = (tier: Tier, text: string): boolean =>
  tier !== 'none' && heavyTopicsIn(text).some((topic) => !ON_COURSE.includes(topic))

export const forbidsPlan = (text: string): boolean => heavyTopicsIn(text).includes('eating')
