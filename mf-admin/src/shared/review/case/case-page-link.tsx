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

/** Returns the path of a case; `undefined` for a kind that this version of the console has no page for. */
export function getCasePath(kind: CaseKind, id: string): string | undefined {
  return getEntry<CaseKind, CasePath>(CASE_PATHS, kind, () => () => undefined)(id);
}

/** Links to a case; plain text for a kind without a page. */
export function CasePageLink({ kind, id, children }: Props) {
  const path = getCasePath(kind, id);
  return path === undefined ? children : <Link to={path}>{children}</Link>;
}
