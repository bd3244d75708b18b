import {
  MEDIA,
  MOTION,
  RADIUS,
  scrollFade,
  space,
  useScrollCurrentIntoView,
  VisuallyHidden,
  WEIGHT,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { NavLink } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useAdminCountersQuery } from '../../shared/counters-api.ts';
import { useMay } from '../../shared/use-may.ts';
import { SECTION_GROUPS, type Section } from '../../shared/sections.ts';

type Props = {
  /** `horizontal` above the screen, `vertical` at its left. */
  orientation: 'horizontal' | 'vertical';
};

/** The admin navigation, with the number of pending records beside each queue. */
export function SectionLinks({ orientation }: Props) {
  const may = useMay();
  const groups = SECTION_GROUPS.map(({ label, sections }) => ({
    label,
    sections: sections.filter(({ endpoint }) => may(endpoint)),
  })).filter(({ sections }) => sections.length > 0);
  return (
    <Nav ref={useScrollCurrentIntoView<HTMLElement>()} aria-label="Admin" data-orientation={orientation}>
      {groups.map(({ label, sections }) => (
        <div key={label}>
          <GroupName aria-hidden="true">{label}</GroupName>
          <ul>
            {sections.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Nav>
  );
}

function SectionLink({ section: { label, path, counters = [] } }: { section: Section }) {
  const { data } = useAdminCountersQuery();
  const pending = data && counters.reduce((sum, counter) => sum + data[counter], 0);
  return (
    <NavLink to={path} end={path === paths.admin.overview()}>
      {label}
      {pending !== undefined && pending > 0 && (
        <PendingCount>
          {pending}
          <VisuallyHidden> pending</VisuallyHidden>
        </PendingCount>
      )}
    </NavLink>
  );
}

const PendingCount = styled.span`
  min-width: 1.25rem;
  padding: 0 ${space(1.5)};
  border-radius: ${RADIUS.badge};
  background: var(--locked-soft);
  color: var(--locked);
  font-size: 0.75rem;
  font-weight: ${WEIGHT.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
`;

const GroupName = styled.p`
  padding: ${space(1)} ${space(3)};
  color: var(--muted);
  font-size: 0.8125rem;
`;

const Nav = styled.nav`
  display: flex;
  gap: ${space(5)};
  flex-direction: column;

  ul {
    display: flex;
    flex-direction: column;
    gap: ${space(0.5)};
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 2.25rem;
    padding: ${space(1)} ${space(3)};
    border-radius: ${RADIUS.badge};
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: ${WEIGHT.medium};
    text-decoration: none;
    white-space: nowrap;
    transition: background-color ${MOTION.quick};
  }

  a:hover {
    background: var(--primary-soft);
    color: var(--ink);
  }

  a[aria-current='page'] {
    background: var(--primary-soft);
    color: var(--primary);
  }

  &[data-orientation='horizontal'] {
    position: relative;
    flex-flow: row wrap;
    gap: 0;
    box-shadow: inset 0 -1px 0 var(--line);

    /* One flow of links, whatever group they are in. */
    > div,
    ul {
      display: contents;
    }

    ${GroupName} {
      display: none;
    }

    a {
      min-height: 2rem;
      padding-inline: ${space(2.5)};
      border-radius: 0;
      font-size: 0.875rem;
    }

    a[aria-current='page'] {
      background: none;
      box-shadow: inset 0 -2px 0 var(--primary);
    }

    a:focus-visible {
      outline-offset: -2px;
    }

    /* One row that scrolls: several would leave no room for the page. */
    ${MEDIA.phone} {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      ${scrollFade}

      a {
        min-height: 2.75rem;
      }
    }
  }
`;
