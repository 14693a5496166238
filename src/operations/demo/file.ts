import { todayAt } from '../../platform/time/days.ts'
import { demoFile } from './nacional.ts'

/** Prints a file in the layout of the ministry's national ones, with invented cases, to try an import with. */
process.stdout.write(demoFile(todayAt(new Date())))
