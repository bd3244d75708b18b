/** Writes the courses that the pages bundle, in a process of its own: Jest would compile the compiler of the content. */
const { execFileSync } = require('node:child_process');

module.exports = () => {
  const code = "await (await import('@platform/content')).prepareLearnPages()";
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: __dirname });
};
