import type { RemoteModule } from '@platform/kit';
import type { Bundle, Sandbox } from '@platform/releases/sandbox';
import type * as rendering from '../rendering/index.ts';
import type { RenderJob } from './render-job.ts';

/** The exports of the shell's Node bundle. */
type ShellBundle = typeof rendering;

/** What all pages of a process are rendered with: its first job. */
export type MemberSite = Required<Pick<RenderJob, 'remote' | 'registry' | 'origin' | 'operator'>>;

/** One page for one member: every further job. */
export type MemberPageJob = Pick<
  rendering.MemberRequest,
  'path' | 'search' | 'timeZone' | 'user' | 'answers'
>;

/**
 * Program of a sandboxed process that renders pages of one remote for members, one after another. It imports nothing at
 * run time, because the process may not read other files.
 */
export function runProgram(
  sandbox: Sandbox,
  shell: Bundle,
): (job: MemberSite | MemberPageJob) => Promise<rendering.MemberPage | 'ready'> {
  const bundle = sandbox.evaluateShell(shell) as ShellBundle;
  let site: Omit<rendering.MemberRequest, keyof MemberPageJob> | undefined;

  return async (job) => {
    if ('remote' in job) {
      const { remote, registry, origin, operator } = job;
      const { remote: module } = sandbox.evaluateRemote(remote.bundle, bundle.SHARED_PACKAGES) as {
        remote: RemoteModule;
      };
      site = { registry, origin, operator, remote: { name: remote.name, module } };
      return 'ready';
    }
    if (!site) throw new Error('a page was asked for before the site');
    return bundle.renderMemberPage({ ...site, ...job });
  };
}
