import { Card, MEDIA, RADIUS, space, textSize, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
import { PREVIEW_MENU, PREVIEW_NOTE } from '../../../content/preview.content.ts';
import { PreviewBalance } from './preview-balance.tsx';
import { PreviewEarnings } from './preview-earnings.tsx';
import { PreviewTasks } from './preview-tasks.tsx';

/** Static preview of the dashboard with the data of an invented member. */
export function DashboardPreview() {
  return (
    <figure>
      <Wrapper>
        <Sidebar>
          <Menu role="list" aria-label="Dashboard menu">
            {PREVIEW_MENU.map((label, index) => (
              <li key={label} data-current={index === 0 ? '' : undefined}>
                {label}
              </li>
            ))}
          </Menu>
        </Sidebar>
        <Panels>
          <PreviewBalance />
          <PreviewEarnings />
          <PreviewTasks />
        </Panels>
      </Wrapper>
      <Caption>{PREVIEW_NOTE}</Caption>
    </figure>
  );
}

const Wrapper = styled(Card)`
  ${MEDIA.wide} {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Sidebar = styled.div`
  padding: ${space(4)};
  border-bottom: 1px solid var(--line);

  ${MEDIA.wide} {
    border-right: 1px solid var(--line);
    border-bottom: 0;
  }
`;

const Menu = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  color: var(--muted);
  font-size: 0.9375rem;
  font-weight: ${WEIGHT.medium};

  > li {
    padding: ${space(2)} ${space(3)};
    border-radius: ${RADIUS.control};
  }

  > [data-current] {
    background: var(--primary-soft);
    color: var(--primary);
  }

  ${MEDIA.wide} {
    flex-direction: column;
  }
`;

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--bg);

  > * + * {
    border-top: 1px solid var(--line);
  }

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }

    > :last-child {
      border-left: 1px solid var(--line);
    }
  }
`;

const Caption = styled.figcaption`
  ${textSize(14)}
  margin-top: ${space(3)};
  color: var(--muted);
`;
