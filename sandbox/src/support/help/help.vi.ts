import type { HelpText } from "./helpText.ts";

export const helpVI: HelpText = {
  articles: [
    {
      anchor: "start",
      title: "Bắt đầu",
      contentHtml:
        "<p>Tạo tài khoản bằng tên đăng nhập và mật khẩu, hoặc bằng số điện thoại. Bạn phải đủ tuổi theo luật nơi mình sống, và mỗi người chỉ có một tài khoản.</p><ol><li>Chọn <strong>Đăng ký</strong> và điền những mục được yêu cầu.</li><li>Chọn một trò chơi. <strong>Chơi thử</strong> cho phép bạn thử trước bằng tiền ảo.</li><li>Nạp tiền khi muốn chơi thật.</li></ol><p>Trò chơi yêu thích và vừa chơi được lưu cho bạn trên mọi thiết bị.</p>",
    },
    {
      anchor: "payments",
      title: "Nạp và rút tiền",
      contentHtml:
        "<h3>Nạp tiền</h3><p>Chọn kênh thanh toán và số tiền trong giới hạn. Tiền được cộng ngay khi kênh xác nhận. Chỉ dùng tài khoản đứng tên chính bạn.</p><h3>Rút tiền</h3><p>Tiền được trả về kênh bạn đã dùng. Trước lần trả đầu tiên chúng tôi có thể yêu cầu xác minh danh tính theo luật. Lịch sử tài khoản cho biết tình trạng từng yêu cầu.</p><p>Chúng tôi không thu phí. Kênh nào có phí sẽ báo trước khi bạn xác nhận.</p>",
    },
    {
      anchor: "bonuses",
      title: "Khuyến mãi",
      contentHtml:
        "<p>Tiền thưởng đi kèm điều kiện: phải đạt đủ vòng cược trước khi rút. Điều kiện được ghi rõ trong từng chương trình, trước khi bạn nhận.</p><ul><li>Tiền cược được tính theo tỷ lệ mà chương trình quy định cho từng loại trò chơi.</li><li>Tiền thưởng hết hạn vào ngày đã nêu; phần còn lại khi đó bị hủy, tiền của bạn thì không.</li><li>Bạn có thể từ bỏ tiền thưởng bất cứ lúc nào và rút tiền của mình.</li></ul>",
    },
    {
      anchor: "fairness",
      title: "Trò chơi công bằng",
      contentHtml:
        "<p>Kết quả được quyết định trên máy chủ của nhà phát hành, không bao giờ trong trình duyệt của bạn. Trò nổ hũ có ghi tỷ lệ trả thưởng (RTP): mức trả trung bình trong thời gian rất dài. Một buổi tối có thể lệch xa con số này theo cả hai hướng.</p><p>Khi mất kết nối, ván đã bắt đầu vẫn được hoàn tất và trả thưởng trên máy chủ. Bạn xem lại trong lịch sử cược.</p>",
    },
    {
      anchor: "security",
      title: "Tài khoản và bảo mật",
      contentHtml:
        "<ul><li>Dùng mật khẩu dài mà bạn không dùng ở nơi nào khác. Không ai của chúng tôi hỏi mật khẩu.</li><li>Trong mục <strong>Thiết bị</strong> ở ảnh đại diện, bạn thấy mình đang đăng nhập ở đâu và có thể đăng xuất từ xa.</li><li>Quên mật khẩu có thể đặt lại qua email hoặc điện thoại ở cửa sổ đăng nhập.</li><li>Nhập sai nhiều lần, tài khoản tạm khóa nửa giờ.</li></ul><p>Nếu nghi có người biết mật khẩu, hãy đổi ngay và nhắn cho chăm sóc khách hàng.</p>",
    },
    {
      anchor: "responsible",
      title: "Chơi có trách nhiệm",
      contentHtml:
        '<p>Hãy chơi để giải trí, bằng số tiền mà bạn có thể mất. Đừng bao giờ chơi để gỡ lại.</p><p>Hãy nghỉ khi không còn vui. Chăm sóc khách hàng có thể đặt giới hạn hoặc tạm đóng tài khoản theo yêu cầu; không ai thuyết phục bạn ở lại.</p><p>Xem thêm tại trang <a href="/responsible-gaming">Chơi có trách nhiệm</a>.</p>',
    },
    {
      anchor: "rules",
      title: "Điều khoản và quy định",
      contentHtml:
        "<p>Phiên bản ngày 1 tháng 9 năm 2026. Khi đăng ký, bạn đồng ý với các điều khoản này.</p><h3>1. Ai được chơi</h3><p>Bạn đủ tuổi theo luật nơi mình sống và không dưới 18. Bạn chơi cho chính mình, bằng tiền của mình, dưới tên thật. Mỗi người một tài khoản.</p><h3>2. Tài khoản</h3><p>Giữ kín mật khẩu. Mọi việc làm bằng mật khẩu đó được coi là của bạn cho đến khi bạn báo rằng người khác đã biết.</p><h3>3. Cược</h3><p>Cược có hiệu lực khi máy chủ đã nhận. Sai sót rõ ràng về tỷ lệ hoặc kết quả được sửa và tiền cược được hoàn.</p><h3>4. Tiền</h3><p>Số dư không sinh lãi. Chúng tôi có thể yêu cầu chứng minh danh tính và nguồn tiền, và tạm giữ khoản trả cho đến khi nhận được.</p><h3>5. Khuyến mãi</h3><p>Mỗi chương trình có điều kiện riêng. Dùng nhiều tài khoản cho một chương trình sẽ bị hủy tất cả.</p><h3>6. Đóng tài khoản</h3><p>Bạn có thể đóng bất cứ lúc nào và rút phần của mình. Chúng tôi có thể đóng khi điều khoản bị vi phạm; tiền thắng hợp lệ vẫn được trả.</p><h3>7. Khiếu nại</h3><p>Trước hết hãy nhắn chăm sóc khách hàng. Chúng tôi trả lời trong bảy ngày. Điều không thỏa thuận được sẽ chuyển đến cơ quan giải quyết tranh chấp ghi trong giấy phép.</p>",
    },
  ],
  pages: {
    contact: {
      title: "Liên hệ",
      contentHtml:
        '<p>Chúng tôi có mặt ngày đêm, mọi ngày trong năm.</p><ul><li><strong>Trò chuyện trực tuyến</strong>: chọn “Chăm sóc khách hàng” trong menu. Phần lớn câu hỏi được trả lời ngay.</li><li><strong>Email</strong>: <a href="mailto:care@atrium.example">care@atrium.example</a>. Trả lời trong một ngày.</li><li><strong>Thư</strong>: Atrium Care, 1 Garden Court, Valletta.</li></ul><p>Xin đừng gửi mật khẩu và ảnh thẻ ngân hàng cho chúng tôi.</p>',
    },
    "responsible-gaming": {
      title: "Chơi có trách nhiệm",
      contentHtml:
        "<p>Với đa số, trò chơi là giải trí. Với một số người, nó trở thành gánh nặng. Bạn hiểu mình nhất, phần còn lại chúng tôi sẽ giúp.</p><h2>Dấu hiệu cần lưu ý</h2><ul><li>Bạn chơi lâu hơn hoặc nhiều tiền hơn dự định.</li><li>Bạn vay tiền để chơi, hoặc giấu người khác.</li><li>Bạn cố gỡ lại số đã mất.</li></ul><h2>Bạn có thể làm gì</h2><ul><li>Quyết định số tiền và thời gian trước khi bắt đầu.</li><li>Yêu cầu chăm sóc khách hàng đặt giới hạn, cho nghỉ từ một ngày đến sáu tuần, hoặc đóng tài khoản từ sáu tháng trở lên.</li><li>Hãy chia sẻ: với người bạn tin, hoặc đường dây hỗ trợ gần bạn.</li></ul><p>Người chưa đủ tuổi không được chơi. Hãy khóa thiết bị, và dùng bộ lọc nếu trẻ em cùng sử dụng.</p>",
    },
    privacy: {
      title: "Quyền riêng tư",
      contentHtml:
        '<p>Chúng tôi giữ những gì cần để vận hành tài khoản, trả tiền cho bạn và tuân thủ luật, không bán gì cả.</p><h2>Chúng tôi giữ gì</h2><ul><li>Điều bạn cho biết: tên, liên hệ, ngày sinh, giấy tờ khi luật yêu cầu.</li><li>Điều bạn làm tại đây: đăng nhập, cược, thanh toán, trò chuyện với chăm sóc khách hàng.</li></ul><h2>Bao lâu</h2><p>Chừng nào bạn còn tài khoản và năm năm sau đó, theo luật về cá cược và phòng chống rửa tiền.</p><h2>Quyền của bạn</h2><p>Bạn được xem, sửa và yêu cầu xóa những gì luật không buộc giữ. Viết cho <a href="mailto:privacy@atrium.example">privacy@atrium.example</a>.</p><h2>Cookie</h2><p>Một cookie giữ bạn đăng nhập. Cookie thống kê chỉ được đặt khi bạn đồng ý.</p>',
    },
  },
};
