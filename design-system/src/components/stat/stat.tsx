import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, textSize, WEIGHT } from '../../tokens/scale.ts';
import { Badge } from '../badge/badge.tsx';
import { Strip } from '../card/card.tsx';
import type { Tone } from '../swatch/swatch.tsx';

/** Figures beside each other in one box, read as terms and values; the first may lead. Children: `Stat`. */
export function StatStrip({ lead, ...rest }: ComponentPropsWithRef<'dl'> & { lead?: boolean }) {
  return <Strip as="dl" $boxed $lead={lead} {...rest} />;
}

type StatProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode;
  /** The figure: a `Money`, a number, '6 / 20'. */
  value: ReactNode;
  /** What it means: until when, out of what, what next. */
  note?: ReactNode;
  /** Puts the label on the badge of that tone. */
  tone?: Tone;
  /** The largest figure of its strip. */
  lead?: boolean;
  /** Under the note: a progress bar. */
  children?: ReactNode;
};

/** One figure with its name and its meaning. Only inside a `StatStrip`. */
export function Stat({ label, value, note, tone, lead, children, ...rest }: StatProps) {
  return (
    <div {...rest}>
      <Term>{tone ? <Badge tone={tone}>{label}</Badge> : label}</Term>
      <Value data-lead={lead ? '' : undefined}>{value}</Value>
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

const Note = styled.dd`
  ${textSize(14)}
  margin-top: ${space(1)};
  color: var(--muted);
`;

const Extra = styled.dd`
  margin-top: ${space(2.5)};
`;
