import { paths, type NavItem } from '@platform/kit';

/** Menu entries of the public pages. */
export const nav: readonly NavItem[] = [
  { menu: 'header', label: 'Home', path: paths.home(), order: 10 },
  { menu: 'header', label: 'About', path: paths.about(), order: 20 },
  { menu: 'header', label: 'Services', path: paths.services(), order: 30 },
  { menu: 'header', label: 'FAQ', path: paths.faq(), order: 40 },
  { menu: 'header', label: 'Support', path: paths.support(), order: 50 },
  { menu: 'guest', label: 'Login', path: paths.login(), order: 10 },
  { menu: 'guest', label: 'Sign Up', path: paths.register(), order: 20 },
  { menu: 'footer', label: 'Home', path: paths.home(), order: 10 },
  { menu: 'footer', label: 'About', path: paths.about(), order: 20 },
  { menu: 'footer', label: 'Services', path: paths.services(), order: 30 },
  { menu: 'footer', label: 'Learn', path: paths.learn(), order: 35 },
  { menu: 'footer', label: 'FAQ', path: paths.faq(), order: 40 },
  { menu: 'footer', label: 'Support', path: paths.support(), order: 50 },
  { menu: 'legal', label: 'Who pays, who we are', path: paths.whoPays(), order: 5 },
  { menu: 'legal', label: 'Privacy Policy', path: paths.privacy(), order: 10 },
  { menu: 'legal', label: 'Terms of Service', path: paths.terms(), order: 20 },
  { menu: 'legal', label: 'Cookies', path: paths.cookies(), order: 30 },
];
