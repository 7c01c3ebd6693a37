import { type Build, type Scope, serveBuild } from './serviceWorker.ts'

declare const self: Scope
/** Written in by serviceWorkerPlugin.ts. */
declare const BUILD: Build

serveBuild(self, BUILD)
