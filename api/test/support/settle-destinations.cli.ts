import { runCommand } from './run-command.ts';
import { settleDestinations } from './settle-destinations.ts';

/** Settles the destinations of a platform that is running. */
await runCommand('settle-destinations', settleDestinations);
