import { FLOATING, LAYER, MEDIA, MOTION, RADIUS, space, WEIGHT } from '@platform/design-system';
import { css, styled } from 'styled-components';

/** Base of menus made of `<details>`: header, account. */
export const Disclosure = styled.details`
  position: relative;

  > summary {
    display: inline-grid;
    grid-auto-flow: column;
    place-items: center;
    gap: ${space(2)};
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: ${space(2.5)};
    border-radius: ${RADIUS.control};
    color: var(--ink);
    list-style: none;
    transition: background-color ${MOTION.quick};
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary:hover {
    background: var(--sunken);
  }

  &[open] > summary {
    background: var(--primary-soft);
  }

  /* Its panel is placed in the bar, so that it fits the screen wherever its button is. */
  ${MEDIA.phone} {
    position: static;
  }
`;

/** Styles of a link or button in a menu. */
export const menuEntry = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${RADIUS.badge};
  background: none;
  color: var(--ink);
  font-weight: ${WEIGHT.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--sunken);
    color: var(--ink);
  }

  &[aria-current='page'] {
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: ${WEIGHT.strong};
  }
`;

/** The panel that opens below a menu's button. */
export const MenuPanel = styled.div`
  position: absolute;
  top: calc(100% + ${space(1.5)});
  right: 0;
  z-index: ${LAYER.floating};
  min-width: min(14rem, calc(100vw - ${space(8)}));
  max-width: min(20rem, calc(100vw - ${space(8)}));
  padding: ${space(1)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  ${FLOATING}

  ul {
    padding: 0;
    list-style: none;
  }

  a,
  button {
    ${menuEntry}
  }

  hr {
    margin: ${space(1)} ${space(-1)};
    border: 0;
    border-top: 1px solid var(--line);
  }

  ${MEDIA.phone} {
    top: calc(100% - ${space(2)});
    right: ${space(5)};
    max-height: calc(100dvh - 5.5rem);
    overflow-y: auto;
  }
`;
