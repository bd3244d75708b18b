import { MarkedDifference } from '@platform/annotation';
import {
  Cell,
  fromWidth,
  HeadCell,
  MOBILE_BREAKPOINT_PX,
  Surface,
  Table,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MemberName } from './member-name.tsx';

/** A field of two records. */
export type ComparedField = {
  readonly term: string;
  /** Of the open record, and of the other one. Two texts are compared by their letters. */
  readonly values: readonly [ReactNode, ReactNode];
  /** Whether the values are equal, if they are no texts. */
  readonly isSame?: boolean;
};

type Member = { readonly userId: string; readonly username: string };

type Props = {
  /** The kind of record in the plural, e.g. "Withdrawals". */
  recordTypes: string;
  /** Whose the open record is, and the other one. */
  members: readonly [Member, Member];
  fields: readonly ComparedField[];
};

/**
 * Two records in aligned columns. Values that are equal are hatched, and of others the letters that differ are marked;
 * the header of a row says which it is.
 */
export function ComparisonTable({ recordTypes, members, fields }: Props) {
  const usernames = members.map(({ username }) => username);
  return (
    <Surface>
      <Table caption={`${recordTypes} of ${usernames.join(' and ')}`} dense>
        <TableHead>
          <TableRow>
            <HeadCell>Field</HeadCell>
            {members.map((member) => (
              <HeadCell key={member.username}>
                <MemberName {...member} />
              </HeadCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <ComparedRow key={field.term} {...field} usernames={usernames} />
          ))}
        </TableBody>
      </Table>
    </Surface>
  );
}

type RowProps = ComparedField & { usernames: readonly string[] };

function ComparedRow({ term, values, usernames, ...rest }: RowProps) {
  const [own, other] = values;
  const areTexts = typeof own === 'string' && typeof other === 'string';
  const isSame = areTexts ? own === other : rest.isSame;
  return (
    <Row data-same={isSame}>
      <Cell header>
        {term}{' '}
        {isSame !== undefined && <VisuallyHidden>({isSame ? 'the same' : 'different'})</VisuallyHidden>}
      </Cell>
      {usernames.map((username, index) => (
        <Cell key={username} label={username} translate={areTexts ? 'no' : undefined}>
          {areTexts && !isSame ? (
            <MarkedDifference text={index === 0 ? own : other} other={index === 0 ? other : own} />
          ) : (
            values[index]
          )}
        </Cell>
      ))}
    </Row>
  );
}

const Row = styled(TableRow)`
  ${fromWidth(MOBILE_BREAKPOINT_PX)} {
    td {
      width: 38%;
      overflow-wrap: anywhere;
    }
  }

  &[data-same='true'] td {
    background: repeating-linear-gradient(-45deg, var(--line) 0 1px, transparent 1px 7px);
  }
`;
