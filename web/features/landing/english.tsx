import { landing } from '../../texts/en/landing.ts'
import { Landing } from './Landing.tsx'
import { LandingHead } from './LandingHead.tsx'

// What /index.html asks for. Another language is another page beside it.
export const head = <LandingHead texts={landing} />
export const body = <Landing texts={landing} language="en" />
