import type { Account, Acts } from './acts.ts';
import { ADMIN, TEAM } from './people.ts';
import type { Timeline } from './timeline.ts';

/** The administrators of the demo: `admin`, who is an owner too, and one of each role. */
export type Team = Record<'admin' | 'owner' | 'reviewer' | 'cashier' | 'support', Account>;

/** Gives roles a quarter of a year ago, so that they count, and fills in `team` when it happens. */
export function planTeam(timeline: Timeline, acts: Acts, team: Partial<Team>): void {
  timeline.at(92, async () => {
    team.admin = await acts.find(ADMIN);
    for (const role of ['owner', 'reviewer', 'cashier', 'support'] as const) {
      const account = await acts.join(TEAM[role]);
      team[role] = account;
      await acts.giveRoles(team.admin, account, [role], 'For the first team.');
    }
  });
  timeline.at(88.5, async () => {
    const { owner } = team;
    if (!owner) return;
    for (const role of ['reviewer', 'cashier', 'support'] as const)
      if (team[role]) await acts.confirmRoles(owner, team[role], [role]);
  });
}
