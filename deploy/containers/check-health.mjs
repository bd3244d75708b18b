/**
 * Asks a process of this container, prints what it responds, and ends with 1 if that is no success. The argument is a port
 * and a path, e.g. `node check-health.mjs 4000/readyz`. The images have no curl.
 */
const response = await fetch(`http://127.0.0.1:${process.argv[2]}`);
console.log(response.status, await response.text());
process.exitCode = response.ok ? 0 : 1;
