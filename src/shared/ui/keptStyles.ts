import { createCache } from '@ant-design/cssinjs';

/**
 * The component library's styles, kept once they are made. By itself the library takes them off the page with the last piece that needs them: a
 * page that draws nothing of it made them, and the look of the whole page, anew at every dialog.
 */
export const keptStyles = createCache();

const update = keptStyles.opUpdate.bind(keptStyles);

/** An entry is [number of users, styles]. Counting one user too many keeps it above zero, so the library never removes the styles. */
keptStyles.opUpdate = (path, change) =>
  update(path, before => {
    const after = change(before);
    return before === undefined && after ? [after[0] + 1, after[1]] : after;
  });
