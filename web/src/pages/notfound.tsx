export default function NotFound() {
  return (
    <div class="page">
      <h1>There is nothing here</h1>
      <p>
        No page has this address. <a href="/">Go to the first page</a>.
      </p>
    </div>
  );
}
