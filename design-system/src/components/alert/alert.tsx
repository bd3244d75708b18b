import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleCheck, Clock, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { RADIUS, space, WEIGHT } from '../../tokens/scale.ts';
import type { Tone } from '../swatch/swatch.tsx';

type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** `primary` for information, `available` success, `locked` a warning, `held` work in progress, `danger` an error. */
  tone?: Tone;
  title?: ReactNode;
  /** The next step: a button or a link, placed at the end. */
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
 * Shows a message inside the page. Set `role="alert"` if it responds to an action and must be announced at once,
 * `role="status"` if it can wait for a pause, and no role if it is part of the initial page.
 */
export function Alert({ tone = 'primary', title, action, children, ...rest }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <Root data-tone={tone} data-short={title && !children ? '' : undefined} $tone={tone} {...rest}>
      <Icon size={20} />
      <Content>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
      </Content>
      {action}
    </Root>
  );
}

const Root = styled.div<{ $tone: Tone }>`
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

  /* A title alone is on one line with its action. */
  &[data-short] {
    align-items: center;
  }

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;

const Content = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${WEIGHT.strong};
`;
