import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { MEDIA, space, textSize, WEIGHT } from '../../tokens/scale.ts';
import { Badge } from '../badge/badge.tsx';
import { DividedRow } from '../card/card.tsx';
import type { Tone } from '../swatch/swatch.tsx';

/** A bar of key figures (`Stat`) in one box, rendered as a description list. `lead` makes the first cell the widest. */
export function StatBar({ lead, ...rest }: ComponentPropsWithRef<'dl'> & { lead?: boolean }) {
  return <Bar as="dl" $boxed $lead={lead} data-lead={lead || undefined} {...rest} />;
}

type StatProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode;
  /** The figure, e.g. a `Money`, a number or '6 / 20'. */
  value: ReactNode;
  /** Explains the figure: until when, out of what, what comes next. */
  note?: ReactNode;
  /** Shows the label in a badge of this tone. */
  tone?: Tone;
  /** Shows the value larger than the others in the bar. */
  lead?: boolean;
  /** Content below the value, e.g. a progress bar. */
  children?: ReactNode;
};

/** One key figure with its label and note. Only inside a `StatBar`. */
export function Stat({ label, value, note, tone, lead, children, ...rest }: StatProps) {
  return (
    <div {...rest}>
      <Term>{tone ? <Badge tone={tone}>{label}</Badge> : label}</Term>
      <Value data-lead={lead ? '' : undefined} translate={typeof value === 'number' ? 'no' : undefined}>
        {value}
      </Value>
      {children && <Extra>{children}</Extra>}
      {note && <Note>{note}</Note>}
    </div>
  );
}

const Term = styled.dt`
  ${textSize(14)}
  display: flex;
  align-items: center;
  min-height: 1.5rem;
  color: var(--muted);
`;

const Value = styled.dd`
  ${textSize(22)}
  margin-top: ${space(1.5)};
  font-weight: ${WEIGHT.heading};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;

  &[data-lead] {
    ${textSize(38)}
    margin-top: 0;
  }
`;

const Bar = styled(DividedRow)`
  /* All values share the baseline of the largest one. */
  &[data-lead] ${Value}::before {
    content: '\\200b';
    ${textSize(38)}
  }

  ${MEDIA.phone} {
    &[data-lead] ${Value}::before {
      content: none;
    }
  }
`;

const Note = styled.dd`
  ${textSize(14)}
  margin-top: ${space(1)};
  color: var(--muted);
`;

const Extra = styled.dd`
  margin-top: ${space(2.5)};
`;
