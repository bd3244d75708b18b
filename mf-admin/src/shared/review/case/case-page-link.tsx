import type { CaseKind } from '@platform/contracts';
import { getEntry } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

type CasePath = (id: string) => string | undefined;

/** Paths of cases. Called when they are needed: the console mounts the pages elsewhere. */
const CASE_PATHS: Readonly<Record<CaseKind, CasePath>> = {
  verification: (id) => paths.admin.verification(id),
  purchase: (id) => paths.admin.purchase(id),
  withdrawal: (id) => paths.admin.withdrawal(id),
  report: (id) => paths.admin.report(id),
};

type Props = { kind: CaseKind; id: string; children: string };

/** Links to a case; plain text for a kind that this version of the console has no page for. */
export function CasePageLink({ kind, id, children }: Props) {
  const path = getEntry<CaseKind, CasePath>(CASE_PATHS, kind, () => () => undefined)(id);
  return path === undefined ? children : <Link to={path}>{children}</Link>;
}
