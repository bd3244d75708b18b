import { loadDemoTasks } from '@platform/content';
import { DAY_MS, type Clock } from '../platform/clock.ts';
import type { App } from '../app.ts';
import { createActs } from './acts.ts';
import { planCrowd } from './crowd.ts';
import { planDemoMember } from './demo-member.ts';
import { planTeam } from './team.ts';
import { createDemoClock, createTimeline } from './timeline.ts';

/** When the platform of the demo began. */
const DAYS = 93;

/**
 * Makes the demo in an empty database: what a platform looks like after three months. Everything in it was done by the
 * services of the platform, by a clock of its own that ends at the present.
 *
 * @param create builds an API on the database of the demo
 * @param end the present
 */
export async function makeDemo(create: (clock: Clock) => App, end: Date): Promise<void> {
  const clock = createDemoClock(new Date(end.getTime() - DAYS * DAY_MS));
  const app = create(clock);
  await app.prepare();
  // Other jobs run when the story says that something is due.
  const timeline = createTimeline(clock, end, () => app.jobs.runNow('release-due-rewards'));
  const story = { timeline, acts: createActs(app, await loadDemoTasks()), team: {} };
  planTeam(story.timeline, story.acts, story.team);
  planDemoMember(story);
  planCrowd(story);
  await timeline.run();
}
