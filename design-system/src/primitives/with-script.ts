import { styled } from 'styled-components';

/** Leaves out controls that do nothing without a script. They are in the served page, so nothing moves with one. */
export const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
