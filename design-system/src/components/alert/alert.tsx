import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleCheck, Clock, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { RADIUS, space, WEIGHT } from '../../tokens/scale.ts';
import type { Tone } from '../swatch/swatch.tsx';

type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** `primary` informs, `available` says done, `locked` asks for attention, `held` for patience, `danger` refuses. */
  tone?: Tone;
  title?: ReactNode;
  /** What to do about it: a button or a link, at the end. */
  action?: ReactNode;
};

const ICONS: Record<Tone, LucideIcon> = {
  neutral: Info,
  primary: Info,
  available: CircleCheck,
  locked: TriangleAlert,
  held: Clock,
  danger: OctagonAlert,
};

/**
 * A message inside the page. Give `role="alert"` when it answers something just done and must be heard at once,
 * `role="status"` when it may wait for a pause, and none when it simply stands there.
 */
export function Alert({ tone = 'primary', title, action, children, ...rest }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <Box data-tone={tone} $tone={tone} {...rest}>
      <Icon size={20} />
      <Words>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
      </Words>
      {action}
    </Box>
  );
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding: ${space(3.5)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: ${({ $tone }) => ($tone === 'neutral' ? 'var(--sunken)' : `var(--${$tone}-soft)`)};
  font-size: 0.9375rem;

  > svg {
    margin-top: 0.125rem;
    color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--muted)' : `var(--${$tone})`)};
  }

  > :not(svg, div) {
    align-self: center;
  }

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${WEIGHT.strong};
`;
