/** The address of another database on the same server. @throws Error when it is none that is understood */
export function withDatabase(address: string, database: string): string {
  const url = address.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${database}`);
  if (url === address) throw new Error('The address of the database is not understood.');
  return url;
}
