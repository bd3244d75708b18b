import { parseArgs } from 'node:util';
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';

const USAGE = `npm start -- [--empty | --fresh-demo]

  npm start                    a new database gets the demo
  npm start -- --empty         a new database has the two accounts only
  npm start -- --fresh-demo    makes the demo again; everything in its database goes`;

/**
 * Returns the value of DEMO that the arguments of `npm start` stand for.
 *
 * @throws StartError with the usage
 */
export function parseDemoOption(args: readonly string[]): 'on' | 'off' | 'fresh' {
  const options = { empty: { type: 'boolean' }, 'fresh-demo': { type: 'boolean' } } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.empty && values['fresh-demo']) throw new Error('Say either --empty or --fresh-demo.');
    return values.empty ? 'off' : values['fresh-demo'] ? 'fresh' : 'on';
  } catch (error) {
    throw new StartError(`${getErrorMessage(error)}\n\n${USAGE}`, { cause: error });
  }
}
