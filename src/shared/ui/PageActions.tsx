import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Row } from './layout';
import styles from './PageActions.module.css';

const Place = createContext<HTMLElement | null>(null);

/** Row with the page's back link and a slot for its actions, with the page below. */
export function WayRow({ way, children }: { way: ReactNode; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <Row wrap gap={[4, 5]} className={styles.row} data-print="no">
        {way}
        <Row wrap gap={4} pushed hushed ref={setPlace} />
      </Row>
      <Place value={place}>{children}</Place>
    </>
  );
}

/** Renders page actions beside the back link, if the layout has one. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  const actions = (
    <Row wrap gap={4} pushed hushed>
      {children}
    </Row>
  );
  return place ? createPortal(actions, place) : actions;
}
