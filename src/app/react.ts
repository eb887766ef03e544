/** What the start takes of React and its router. By itself, so that the first script can have these libraries run in a task of their own. */
export { createRoot, type Root } from 'react-dom/client';
export { createBrowserRouter } from 'react-router-dom';
