import { readSettings as readApiSettings } from '@platform/api/settings';
import { SettingsError } from '@platform/server-kit/settings';
import { type LaunchSettings, readLaunchSettings } from './launch-settings.ts';

/**
 * Reads and checks the settings; in production also those of the API, so that everything that is missing is named
 * before anything starts. Elsewhere that would create secrets.
 *
 * @throws SettingsError with one line per invalid setting.
 */
export function readPlatformSettings(env: NodeJS.ProcessEnv): LaunchSettings {
  const { value, problems } = attempt(() => readLaunchSettings(env));
  const ofApi = env.APP_ENV === 'production' ? attempt(() => readApiSettings(env)).problems : [];
  // Both read some settings, and say the same of one in other words.
  const named = new Set(ofApi.map(findName));
  const own = problems.filter((problem) => !named.has(findName(problem)));
  if (value && ofApi.length === 0) return value;
  throw new SettingsError([...ofApi, ...own]);
}

/** Reads settings, or returns what is wrong with them. */
function attempt<T>(read: () => T): { readonly value?: T; readonly problems: readonly string[] } {
  try {
    return { value: read(), problems: [] };
  } catch (error) {
    if (error instanceof SettingsError) return { problems: error.message.split('\n') };
    throw error;
  }
}

/** Returns the name of the setting that a problem begins with. */
function findName(problem: string): string {
  return problem.slice(0, problem.search(/\W/));
}
