import { StartError } from '@platform/server-kit/node-utils';

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws StartError if the name is not one of a remote. */
export function assertRemoteName(name: string): void {
  if (!NAME.test(name))
    throw new StartError(`"${name}" is not a name for a remote. Use mf- and small letters, e.g. mf-reports.`);
}

/** Puts the name of a remote in place of the template's, in all its spellings. */
export function insertName(text: string, name: string): string {
  const words = name.replace('mf-', '').split('-');
  const capitalized = words.map(capitalize);
  const [first = '', ...rest] = words;
  return text
    .replaceAll('hello-world', words.join('-'))
    .replaceAll('helloWorld', first + rest.map(capitalize).join(''))
    .replaceAll('HelloWorld', capitalized.join(''))
    .replaceAll('HELLO_WORLD', words.join('_').toUpperCase())
    .replaceAll('Hello world', [capitalize(first), ...rest].join(' '));
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
