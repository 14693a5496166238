import { todayAt } from '../../platform/time/days.ts'
import { demoFile } from './nacional.ts'

/** Prints a file with invented cases in the layout of the ministry's national files, for trying an import. */
process.stdout.write(demoFile(todayAt(new Date())))
