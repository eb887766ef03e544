// The suite's clock zone (DECISIONS 58); set before any worker starts.
export default function setup() {
  process.env['TZ'] = 'Asia/Kolkata';
}
