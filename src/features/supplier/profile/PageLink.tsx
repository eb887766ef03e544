import { Link, useLocation, type LinkProps, type Location } from 'react-router-dom';

/** Leads to another page of the same profile; what the profile was opened with stays. */
export function PageLink({ page, ...rest }: { page: string } & Omit<LinkProps, 'to'>) {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return <Link {...rest} to={`${pathname}${search}#${page}`} state={state} preventScrollReset />;
}
