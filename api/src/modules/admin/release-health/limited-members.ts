/**
 * Creates a memory of the first members of each group within a period, which bounds what one period stores. Each
 * process has its own, so the bound holds per process.
 *
 * @returns a function that tells whether a member belongs to the first `max` of its group
 */
export function createLimitedMembers(max: number) {
  const groups = new Map<string, Set<string>>();
  let current = 0;

  return (period: number, group: string, member: string): boolean => {
    if (period !== current) {
      current = period;
      groups.clear();
    }
    const members = groups.get(group) ?? new Set();
    groups.set(group, members);
    if (members.size < max) members.add(member);
    return members.has(member);
  };
}
