import { BLUEPRINTS, type Blueprint } from '@platform/contracts';
import {
  Button,
  Card,
  Cell,
  HeadCell,
  Heading,
  Money,
  PrintIcon,
  space,
  Stack,
  Table,
  TableBody,
  TableHead,
  TableRow,
  Text,
  WithScript,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { PRICE_TABLE, PRICE_TABLE_ID } from '../../content/faq.content.ts';
import { countTasksToEarnBack } from '../../content/prices.ts';
import { styled } from 'styled-components';

/** Quick reference of blueprint prices and rewards. @param onPrint prints prices and rules alone, as one sheet */
export function PriceTable({ onPrint }: { onPrint: () => void }) {
  return (
    <Stack $gap={6} id={PRICE_TABLE_ID}>
      <Stack $gap={1}>
        <Heading id="prices-title">{PRICE_TABLE.title}</Heading>
        <Text $tone="muted">{PRICE_TABLE.lead}</Text>
        <Print>
          <Button size="compact" onClick={onPrint}>
            <PrintIcon size={16} />
            {PRICE_TABLE.print}
          </Button>
        </Print>
      </Stack>
      <Card>
        <Table caption={PRICE_TABLE.title}>
          <TableHead>
            <TableRow>
              <HeadCell>Blueprint</HeadCell>
              <HeadCell $numeric>One-time price</HeadCell>
              <HeadCell $numeric>Reward per task</HeadCell>
              <HeadCell $numeric>Tasks to earn it back</HeadCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {BLUEPRINTS.map((blueprint) => (
              <PriceRow key={blueprint.id} blueprint={blueprint} />
            ))}
          </TableBody>
        </Table>
      </Card>
    </Stack>
  );
}

function PriceRow({ blueprint }: { blueprint: Blueprint }) {
  const { id, name, price, rewardPerTask, isFree } = blueprint;
  return (
    <TableRow>
      <Cell header>
        <BlueprintLink to={paths.blueprint(id)}>{name}</BlueprintLink>
      </Cell>
      <Cell label="One-time price" numeric>
        {isFree ? (
          <span>
            FREE <Money amount={price} strikethrough tone="muted" />
          </span>
        ) : (
          <Money amount={price} />
        )}
      </Cell>
      <Cell label="Reward per task" numeric>
        <Money amount={rewardPerTask} />
      </Cell>
      <Cell label="Tasks to earn it back" numeric>
        {countTasksToEarnBack(blueprint)}
      </Cell>
    </TableRow>
  );
}

const Print = styled(WithScript)`
  padding-top: ${space(2)};
`;

const BlueprintLink = styled(Link)`
  display: inline-block;
  padding-block: ${space(0.5)};
  color: var(--ink);
  text-decoration-color: var(--control);
`;
