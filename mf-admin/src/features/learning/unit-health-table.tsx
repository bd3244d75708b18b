import type { UnitHealth } from '@platform/contracts';
import {
  Badge,
  Cell,
  getTextLabel,
  HeadCell,
  Panel,
  Stack,
  TableBody,
  TableHead,
  TableRow,
  Text,
} from '@platform/design-system';
import { UNIT_KIND_LABELS } from '../../content/learning-labels.ts';
import { formatShare } from '../../shared/format-share.ts';
import { PanelTable } from '../../shared/list/table/panel-table.ts';
import { findConcerns, sortByConcern } from './unit-health.policy.ts';

/** The questions and templates of a test with their figures; those that need a look come first. */
export function UnitHealthTable({ units }: { units: readonly UnitHealth[] }) {
  return (
    <Panel title="Questions" flush>
      <PanelTable caption="Questions of the test, those that need a look first" dense>
        <TableHead>
          <TableRow>
            <HeadCell>Question</HeadCell>
            <HeadCell $numeric>Asked</HeadCell>
            <HeadCell $numeric>Right</HeadCell>
            <HeadCell $numeric>Point-biserial</HeadCell>
            <HeadCell>Answers</HeadCell>
            <HeadCell>To look at</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sortByConcern(units).map((unit) => (
            <UnitRow key={unit.name} unit={unit} />
          ))}
        </TableBody>
      </PanelTable>
    </Panel>
  );
}

function UnitRow({ unit }: { unit: UnitHealth }) {
  const { name, objective, kind, isOffered, asked, facility, pointBiserial, parts } = unit;
  const concerns = findConcerns(unit);
  return (
    <TableRow>
      <Cell label="Question" header>
        <div>
          {name} {!isOffered && <Badge tone="locked">Not offered</Badge>}
          <Text $size={14} $tone="muted">
            {getTextLabel(UNIT_KIND_LABELS, kind)}, objective {objective}
          </Text>
        </div>
      </Cell>
      <Cell label="Asked" numeric>
        {asked}
      </Cell>
      <Cell label="Right" numeric>
        {formatShare(facility)}
      </Cell>
      <Cell label="Point-biserial" numeric>
        {pointBiserial === null ? 'Too few' : pointBiserial.toFixed(2)}
      </Cell>
      <Cell label="Answers">
        <Stack $gap={1}>
          {parts.map((part) => (
            <PartShares key={part.part} part={part} hasName={parts.length > 1} />
          ))}
        </Stack>
      </Cell>
      <Cell label="To look at">{concerns.length === 0 ? '–' : concerns.join('; ')}</Cell>
    </TableRow>
  );
}

type SharesProps = { part: UnitHealth['parts'][number]; hasName: boolean };

/** The shares of the options of a part; the right ones are marked. */
function PartShares({ part: { part, facility, options }, hasName }: SharesProps) {
  return (
    <Text $size={14} $tabular>
      {hasName && `${part}: ${formatShare(facility)} right. `}
      {options.map(({ id, label, share, isRight }) => (
        <span key={id}>
          {isRight ? <strong>{label} (right)</strong> : label} {formatShare(share)}
          {'; '}
        </span>
      ))}
    </Text>
  );
}
