import type { Acts } from './acts.ts';
import type { Team } from './team.ts';
import type { Timeline } from './timeline.ts';

/** What a part of the demo is told with. */
export type Story = {
  readonly timeline: Timeline;
  readonly acts: Acts;
  /** Filled in by the timeline. */
  readonly team: Partial<Team>;
};
