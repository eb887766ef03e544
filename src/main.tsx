import './app/base.css';
import { start } from './app/start';

const root = document.getElementById('root');
if (root) start(root);
