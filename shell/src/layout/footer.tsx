import { belowWidth, Container, MEDIA, PaymentMark, space, Text, WEIGHT } from '@platform/design-system';
import { paths, useOperator } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { BLUEPRINTS, PAYMENT_METHODS } from '@platform/contracts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Brand } from './brand.tsx';
import { ThemeSelect } from './menu/theme-select.tsx';
import { useIsLive } from './menu/use-is-live.ts';
import { useMenu } from './menu/use-menu.ts';

const CATEGORIES_SHOWN = 4;

/** Footer of the public pages: quick links, the first blueprints, contact, payment methods, legal links, operator. */
export function Footer() {
  const links = useMenu('footer');
  const legal = useMenu('legal');

  return (
    <Root>
      <Container>
        <Columns>
          <div>
            <Brand />
            <Text $size={14} $tone="muted">
              Learn an AI skill, complete paid tasks, see every cent.
            </Text>
            <ThemeSelect />
          </div>
          <LinkList title="Quick links" links={links} />
          <Categories />
          <Contact />
          <Column title="Payment methods">
            <Marks>
              {PAYMENT_METHODS.map(({ value, label }) => (
                <li key={value}>
                  <PaymentMark name={value} size={20} />
                  {label}
                </li>
              ))}
            </Marks>
          </Column>
        </Columns>
        {legal.length > 0 && (
          <Legal aria-label="Legal">
            {legal.map(({ label, path }) => (
              <Link key={path} to={path}>
                {label}
              </Link>
            ))}
          </Legal>
        )}
        <OperatedBy />
      </Container>
    </Root>
  );
}

/** Links to the first blueprints, if their pages are live. */
function Categories() {
  const isShown = useIsLive(paths.blueprint(':blueprintId'));
  const shown = BLUEPRINTS.slice(0, CATEGORIES_SHOWN);
  if (!isShown) return null;
  return (
    <LinkList
      title="Blueprints"
      links={shown.map(({ id, name }) => ({ label: name, path: paths.blueprint(id) }))}
    />
  );
}

/** Business hours, and a link to the support page if it is live. */
function Contact() {
  const hasSupport = useIsLive(paths.support());
  return (
    <Column title="Contact">
      {hasSupport && (
        <ul>
          <li>
            <Link to={paths.support()}>Contact support</Link>
          </li>
        </ul>
      )}
      <Text $size={14} $tone="muted">
        Monday-Friday
        <br />
        9AM-6PM EST
      </Text>
    </Column>
  );
}

/** Who operates the platform. */
function OperatedBy() {
  const { name, address, email, register } = useOperator();
  return (
    <Text $size={14} $tone="muted">
      Operated by {name}, {address}
      {register === null ? '' : `, ${register}`} &middot;{' '}
      <a href={`mailto:${email}`} translate="no">
        {email}
      </a>
    </Text>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { label: string; path: string }[] }) {
  return (
    <Column title={title}>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title>{title}</Title>
      {children}
    </section>
  );
}

const Root = styled.footer`
  margin-top: ${space(16)};
  border-top: 1px solid var(--line);
  padding-block: ${space(12)} ${space(8)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.5fr 1fr 1.4fr 1fr 1.2fr;
  gap: ${space(8)};

  > div > * + * {
    margin-top: ${space(3)};
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: var(--muted);
    font-size: 0.9375rem;
    text-decoration: none;
  }

  li a:hover {
    color: var(--ink);
    text-decoration: underline;
  }

  /* The brand above the lists, whose names need the width. */
  ${belowWidth(1024)} {
    grid-template-columns: 1fr 1.5fr 1fr 1fr;

    > div {
      grid-column: 1 / -1;
    }
  }

  ${MEDIA.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(2)};
  font-size: 0.9375rem;
  font-weight: ${WEIGHT.strong};
`;

const Marks = styled.ul`
  display: grid;
  gap: ${space(2)};
  color: var(--muted);
  font-size: 0.9375rem;

  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const Legal = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};
  margin-top: ${space(10)};
  padding-top: ${space(5)};
  border-top: 1px solid var(--line);
  font-size: 0.875rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    color: var(--muted);
  }
`;
