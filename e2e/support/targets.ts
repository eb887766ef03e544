import type { Page } from 'playwright/test';

/** Emulates a phone with touch input and reloads the page. Requires `freshWindow`. */
export async function touch(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await page.reload();
}

/** Lists controls with a touch target below 44 by 44 pixels by name. Inline links are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const pressed =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]';
    /** The clickable area of a control: its label, or the wrapper that antd draws around its input. */
    const around = 'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-checkbox-wrapper, .ant-upload, td';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden="true"]') || element.matches(':disabled')) continue;
      if (element.matches('a') && getComputedStyle(element).display === 'inline' && element.closest('p, li, output'))
        continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const own = element.getBoundingClientRect();
      if (own.width <= 1 || own.height <= 1 || own.bottom < 0) continue; // visible to screen readers and keyboards only
      const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
      const host = element.matches('input, select, textarea') ? (element.closest(around) ?? element) : element;
      const box = host.getBoundingClientRect();
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (host.contains(hit) || (hit.contains(element) && hit.matches(around)));
      };
      const reach = LEAST / 2 - 1.5;
      const tall = box.height >= LEAST - 0.5 || (hits(0, -reach) && hits(0, reach));
      const wide = box.width >= LEAST - 0.5 || (hits(-reach, 0) && hits(reach, 0));
      if (tall && wide) continue;
      const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML.slice(0, 90));
      found.push(`${element.localName} '${name}' ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    scrollTo(0, 0);
    return found;
  });
}
