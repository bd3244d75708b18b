/** What the engine's process tells its parent, once, about how its start went. */
export type StartReport =
  { kind: 'ready'; uri: string } | { kind: 'in-use'; message: string } | { kind: 'failed'; message: string };
