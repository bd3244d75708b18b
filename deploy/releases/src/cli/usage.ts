import type { ReleaseToolContext } from './command.ts';

/** Formats what the tool prints about its commands and options. */
export function formatUsage({ apps, buildSource, browser, usage = '' }: ReleaseToolContext): string {
  return `npm run release -- <command>

${usage}  check    <app> [version or folder]               check it against what is live (default: the newest version)
  check    [app] --pending                         check the newest version of each app that has never been live, and open
                                                   its pages in a browser
  publish  <app> [folder]                          add a build to the store (default: ${buildSource})
  promote  <app> [version] [<app> <version> ...]   make versions live, all at once (default: the newest version)
  rollback <app> [version]                         make an earlier live version live again (default: the previous one)
  canary   <app> <percent> [version]               give a part of the visitors another version (default: the newest)
  canary   <app> --end                             give all visitors the live version again
  retire   <app> --reason <text> --yes             take a remote out of what is live: its pages and menu entries are gone
                                                   until a version of it is promoted
  origin   <app> <url>                             set the address from which the shell loads a live remote
  list     [app]                                   show published versions, the live one and recent changes
  gc       [app] [--keep 5] [--force]              delete old versions, but never the live one, those of the last two
                                                   changes, and (without --force) those in use within the last day

publish, promote and canary check too.

${browser ? BROWSER : NO_BROWSER}  --origin <url>    the address of the first app of a promotion
  --quiet           publish prints only the version, e.g. for the promotion of the same CI run
  --reason <text>   why; recorded with a promotion, a rollback, a canary or a retirement
  --by <name>       who; default: who started the CI run, or the user and the machine

Apps: ${apps.join(', ')}. The store is the folder or the bucket in RELEASE_STORE.`;
}

const BROWSER = `  --browser         open every page in Chromium (CHROMIUM) in the live shell too. promote and canary do it where there is one,
                    --no-browser leaves it out; with --browser a missing one is an error
`;
const NO_BROWSER = `  --no-browser      promote or canary a version although its pages failed when the platform opened them in a browser
`;
